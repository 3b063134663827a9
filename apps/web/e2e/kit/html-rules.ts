/** What HTML allows where, for elements this app may use: html.spec.whatwg.org, as of 2026. */

const words = (text: string): readonly string[] => text.split(" ");

/** On every element, besides `aria-*` and `data-*`. */
const everywhere = words(
  "accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode lang nonce popover role spellcheck style tabindex title translate",
);

/** Per element, without obsolete ones (`align`, `border`, `frameborder`). */
const own: Readonly<Record<string, readonly string[]>> = {
  a: words("download href hreflang ping referrerpolicy rel target type"),
  blockquote: ["cite"],
  button: words("disabled form formaction formmethod name popovertarget popovertargetaction type value"),
  canvas: words("height width"),
  col: ["span"],
  data: ["value"],
  details: words("name open"),
  dialog: ["open"],
  fieldset: words("disabled form name"),
  form: words("action autocomplete enctype method name novalidate target"),
  iframe: words("allow allowfullscreen height loading name referrerpolicy sandbox src srcdoc width"),
  img: words("alt crossorigin decoding fetchpriority height loading referrerpolicy sizes src srcset width"),
  input: words(
    "accept alt autocomplete checked disabled form list max maxlength min minlength multiple name pattern placeholder readonly required size step type value",
  ),
  label: ["for"],
  li: ["value"],
  link: words(
    "as blocking crossorigin disabled fetchpriority href integrity media referrerpolicy rel sizes type",
  ),
  meta: words("charset content http-equiv media name"),
  meter: words("high low max min optimum value"),
  ol: words("reversed start type"),
  optgroup: words("disabled label"),
  option: words("disabled label selected value"),
  output: words("for form name"),
  progress: words("max value"),
  script: words("async blocking crossorigin defer fetchpriority integrity nomodule referrerpolicy src type"),
  select: words("autocomplete disabled form multiple name required size"),
  style: words("blocking media"),
  td: words("colspan headers rowspan"),
  textarea: words(
    "autocomplete cols disabled form maxlength minlength name placeholder readonly required rows wrap",
  ),
  th: words("abbr colspan headers rowspan scope"),
  time: ["datetime"],
};

const typed = words("text search url tel email password");
const counted = words("date month week time datetime-local number range");

/** Attributes of only some input types. */
const ofTypes: Readonly<Record<string, readonly string[]>> = {
  accept: ["file"],
  autocomplete: [...typed, ...counted, "color", "hidden"],
  checked: words("checkbox radio"),
  max: counted,
  maxlength: typed,
  min: counted,
  minlength: typed,
  multiple: words("email file"),
  pattern: typed,
  placeholder: [...typed, "number"],
  readonly: [...typed, ...counted.filter((type) => type !== "range")],
  required: [...typed, ...counted.filter((type) => type !== "range"), ...words("checkbox radio file")],
  size: typed,
  step: counted,
};

const sections = "article aside nav section";
const headings = "h1 h2 h3 h4 h5 h6";
/** Not phrasing content: excluded from a paragraph, heading, button or label. */
const blocks = words(
  `address blockquote caption dd details dialog div dl dt fieldset figcaption figure footer form header hr legend li main menu ol p pre search summary table tbody td tfoot th thead tr ul ${sections} ${headings}`,
);

/** Contain only phrasing content; `a`, `ins` and `del` may contain what their parent may. */
const ofWords = words(
  `abbr b bdi bdo button cite code data dfn em i kbd label legend mark meter output p pre progress q s samp small span strong sub summary sup time u var ${headings}`,
);

/** Contain only these, besides scripts and templates. */
const children: Readonly<Record<string, readonly string[]>> = {
  ul: ["li"],
  ol: ["li"],
  menu: ["li"],
  dl: words("dt dd div"),
  table: words("caption colgroup thead tbody tfoot tr"),
  thead: ["tr"],
  tbody: ["tr"],
  tfoot: ["tr"],
  tr: words("td th"),
  select: words("option optgroup hr"),
  optgroup: ["option"],
};

/** Allowed only in these. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: words("ul ol menu"),
  dt: words("dl div"),
  dd: words("dl div"),
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: words("table thead tbody tfoot"),
  td: ["tr"],
  th: ["tr"],
  option: words("select datalist optgroup"),
  legend: ["fieldset"],
  summary: ["details"],
  figcaption: ["figure"],
  style: ["head"],
  title: ["head"],
};

const misplaced = [
  ":is(a, button) :is(a[href], button, details, iframe, input:not([type=hidden]), label, select, textarea, [tabindex])",
  "label label",
  "form form",
  "fieldset > legend:not(:first-child)",
  "details > summary:not(:first-child)",
  "table > caption:not(:first-child)",
  "figure > figcaption:not(:first-child, :last-child)",
  `:is(dt, th) :is(header, footer, ${sections.replaceAll(" ", ", ")}, ${headings.replaceAll(" ", ", ")})`,
  ":is(header, footer) :is(header, footer, main)",
  `:is(nav, article, aside) main`,
  "main:not([hidden]) ~ main:not([hidden])",
  "img:not([alt], [aria-hidden=true], [role=presentation])",
  "[id='']",
];

export const htmlRules = { everywhere, own, ofTypes, blocks, ofWords, children, parents, misplaced };
