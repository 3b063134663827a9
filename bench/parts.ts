export interface Part {
  /** For `--only`. */
  readonly name: string;
  readonly file: string;
  readonly title: string;
  /** For docs/benchmarks.md. */
  readonly how: string;
  /** Default of `--minutes`; other parts end by themselves. */
  readonly minutes?: number;
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
    name: "http",
    file: "http.ts",
    title: "The mock server over HTTP",
    how: `A server with 1,000,000 buildings against one with 1,000: pages sorted by each column, at the start and deep down,
without a filter and with each equality filter, over one connection, in turn; the worst case of all counts. A filter's
page has the same number of rows on both sides. Searches are each asked for the first time. Memory is the highest
resident memory of the large server after all of this.`,
  },
  {
    name: "palette",
    file: "palette.ts",
    title: "The search over all records",
    how: `Two servers with 1,000,000 buildings: one is asked for the building list's page that a text finds, the other for the search
over all records (docs/decisions/0113), in turn, each text for the first time: the processor time of the server, and the
least of three such pairs. In Chromium, with a million buildings as well, the palette is asked for twelve of their
numbers: the time from an answer's last byte until its record is painted.`,
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
    name: "testers",
    file: "testers.ts",
    title: "Testers, all at once",
    minutes: 10,
    how: `200 testers, each in one world after the other: signs in, reads lists, searches, comments twice with one key, exports,
closes the world. Beside them 20 connections that ask for 500 pages and read none, or send half a body. Memory is the server's
resident memory, looked at every two seconds; the first fifth warms up. Then one world's list is asked 300 times while another
world exports without a pause, and alone, in turn five times.`,
  },
  {
    name: "neighbours",
    file: "neighbours.ts",
    title: "A busy neighbour",
    how: `The building list of one world, asked again and again: alone, and beside another world that does one thing without a
pause, over one connection or six, in turn three times. The usual call counts; a call that comes while a piece of the
neighbour's work is under way waits for its end, so the slowest twentieth is longer. The server's work is its processor
time for each answer of the list, what it did for the neighbour meanwhile included: unlike times it hardly minds a busy
machine.`,
  },
  {
    name: "export",
    file: "export.ts",
    title: "Export of 1,000,000 rows",
    how: `A server with 1,000,000 buildings that has just said that it is ready. The first byte is the first of the body, after the
head; memory is resident memory, looked at every 20 ms while the file is taken as fast as it comes. Idle is the server as
it stands after preparing its tables, with what that left to collect.`,
  },
  {
    name: "store",
    file: "store.ts",
    title: "The store by itself",
    how: `The mock server's tables without HTTP or contract: a page of 20 of 1,000,000 rows against one of 1,000, up and down, at
three depths, sorted by each column, without a filter and with equality filters; medians in turn, the worst case counts.
Then searches, each term for the first time, with count and first sorted page.`,
  },
  {
    name: "start",
    file: "start.ts",
    title: "Start",
    how: `\`npm start\` on a free port, everything installed and built, from the command to the first answer to \`GET /\`: the
median of three.`,
  },
  {
    name: "types",
    file: "typecheck.ts",
    title: "Types",
    how: "`turbo run typecheck typecheck:root --force`: every workspace, nothing from a cache; the median of three.",
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
1.6 Mbit/s, 150 ms. First visits have an empty cache; sizes are compressed bodies of scripts. A row counts once its
name is painted, whoever painted it: the document does so before the app's scripts have come (docs/decisions/0051). Rows
can be worked with once the page's own scripts have drawn them; for the peers that is the same moment.`,
    why: `### Why the first row is early, and what is not

- The document asks for the session and the list's page in the first lines of its head, before any script is named: in the
  browser's network panel both stand right behind the document, and all scripts behind them, with low priority.
- It runs the app only once the rows are painted, so that reading half a megabyte of script delays none of them.
- It shows the rows itself. Block \`/assets/*.js\` and reload the list: the rows are there, and a notice that the app could
  not be loaded (\`apps/web/e2e/layout/first-paint.spec.ts\`).
- Scripts and styles are compressed when they are built, and a list needs eight of them. \`apps/web/script-sizes.json\` says
  what each address needs; a build that needs more fails with the name of what grew.
- The next page was fetched before it is asked for (docs/decisions/0067).

Not early is the moment from which the app itself answers. Until then the rail's links are the browser's own and lead on.
What that moment costs is, by bytes, React (a third), the router (a seventh), zod (a ninth), the query library and our kit;
by processor time, half of it is the browser's own work (style, layout and painting, of the document's rows and then of the
app's; reading and compiling scripts), and React's first drawing a quarter of the rest.`,
  },
  {
    name: "verify",
    file: "verify.ts",
    title: "The tools for backend developers",
    how: `\`palier-contract verify\` against a mock server in a process of its own: the reads beside a loop of fetch that sends the
same requests one after the other and reads each answer, then all operations with 50 generated cases each. The proxy:
500 calls of the session, straight and through it, in turn.`,
  },
  {
    name: "realtime",
    file: "realtime.ts",
    title: "Realtime",
    how: `500 signed-in clients listen to 10,000 locks of the embedded realtime service while another takes 200 locks, one after the
other; in turn with a bare WebSocket server that says a message of the same size to as many sockets.`,
  },
  {
    name: "locks",
    file: "locks.ts",
    title: "Locks on a broken line",
    minutes: 10,
    how: `500 lists watch the locks of one area, and 50 admins move between 100 records of it, 10 to 60 s at each: pages over the
real SDK, in two processes, against the embedded service in a third. First nothing is cut; then, for as long, each connection is
cut 20 s after it began. A lock counts as shown when a list has it, from the server's time that stands in it: whoever was away
hears of it late. \`npm run bench -- --only locks --minutes 1\` takes two minutes.`,
  },
];
