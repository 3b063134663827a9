export interface Part {
  /** For `--only`. */
  readonly name: string;
  readonly file: string;
  readonly title: string;
  /** For .cache/benchmarks.md. */
  readonly how: string;
  readonly why?: string;
}

export const parts: readonly Part[] = [
  {
    name: "list",
    file: "list.ts",
    title: "A list against bare node:http",
    how: `The building list of 10,000 rows, sorted by city and filtered by status as the web app asks for it, against a bare
\`node:http\` server that sends the same bytes and headers: each in a process of its own, in turn, 16 kept connections
of an asker that never sleeps (\`bench/http-load.ts\` says why), the median of the pairs.`,
  },
  {
    name: "worlds",
    file: "worlds.ts",
    title: "Worlds",
    how: `The building list as above, asked in a world of its own, whose journal writes each call down with its answer. Creating a
world: 1,000 in a row inside one process, the median of ten runs. Memory: what the server's resident memory grew by
once 1,000 worlds were opened by a request each, and once in 1,000 more somebody had signed in and changed a record.`,
  },
  {
    name: "start",
    file: "start.ts",
    title: "Start",
    how: `\`npm start\` on a free port, everything installed and built, from the command to the first answer to \`GET /\`: the
median of three.`,
  },
  {
    name: "web",
    file: "web.ts",
    title: "The web app in a browser",
    how: `The web app as \`npm start\` builds and serves it, with 10,000 buildings, beside bare pages that show the same rows in the
same columns: React and AG Grid (\`bench/bare-grid\`: \`own modules\` registers what our table registers,
\`AllCommunityModule\` is AG Grid's own quick start), react-admin's list without sign-in (\`bench/react-admin\`), and a table
without React (\`bench/bare-table\`). All are built in this
run with the web app's configuration and served by the same server, compressed alike, opened in turn in Chromium. A ratio
is the median of three pairs (of five for the next page); the figures behind it are medians of their own. \`slow\`: processor four times slower,
1.6 Mbit/s, 150 ms. First visits have an empty cache; sizes are compressed bodies of scripts. Rows
can be worked with once the page's own scripts have drawn them.`,
    why: `### Where the time goes

The document asks for the session and the list's page in the first lines of its head, beside the scripts. Scripts and
styles are compressed when they are built; a build fails when a list needs more than \`apps/web/first-paint/plugin.ts\` allows. The next page was fetched before it is asked for.

What the first rows cost is, by bytes, React (a third), the router (a seventh), zod (a ninth), the query library and our kit;
by processor time, a third is evaluating modules, a fifth React's first drawing, the rest the browser's own work.`,
  },
];
