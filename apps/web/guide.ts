import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../../docs/guide");
const page = "aide.html";

/**
 * The administrators' guide (docs/guide) as one page without scripts, `/aide.html`, beside the app: chapters in the order of
 * their names, pictures and style sheet among the hashed assets. `npm run dev` serves it too.
 */
export function guide(): Plugin {
  return {
    name: "palier:guide",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        if (name === page)
          response.setHeader("content-type", "text/html").end(guidePage((file) => `/aide/${file}`));
        else if (/^aide\/[\w-]+\.(?:png|css)$/.test(name)) response.end(read(name.slice(5)));
        else next();
      });
    },
    generateBundle() {
      const addressOf = (name: string) => {
        const reference = this.emitFile({ type: "asset", name, source: read(name) });
        return `/${this.getFileName(reference)}`;
      };
      this.emitFile({ type: "asset", fileName: page, source: guidePage(addressOf) });
    },
  };
}

const read = (name: string): Buffer =>
  readFileSync(name.endsWith(".css") ? join(import.meta.dirname, name) : join(folder, name));

/**
 * README.md gives title and contents, the chapters follow.
 *
 * @param addressOf the address of a picture or sheet by its file's name
 */
function guidePage(addressOf: (file: string) => string): string {
  const chapters = readdirSync(folder).filter((name) => /^\d.*\.md$/.test(name));
  const parts = ["README.md", ...chapters.toSorted()].map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    // The page has one h1, its own title.
    const html = marked.parse(name === "README.md" ? text : text.replace(/^#/gm, "##"), { async: false });
    return `<section id="${name}">\n${html}</section>`
      .replace(/href="([\w-]+\.md)"/g, 'href="#$1"')
      .replace(/src="([\w-]+\.png)"/g, (_, file: string) => `src="${addressOf(file)}" loading="lazy"`);
  });
  const title = /<h1>(.*)<\/h1>/.exec(parts[0] ?? "")?.[1] ?? "";
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Palier</title>
<link rel="icon" href="/palier.svg">
<link rel="stylesheet" href="${addressOf("guide.css")}">
</head>
<body>
<main>
${parts.join("\n")}
</main>
</body>
</html>
`;
}
