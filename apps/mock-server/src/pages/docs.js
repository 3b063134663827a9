// @ts-check
/**
 * Shows an OpenAPI document with Swagger UI. « Try it out » calls as a played admin in a world of this tab's own: a
 * session has one cookie for all worlds, so that a sign-in from here would sign other tabs out.
 */
const place = /** @type {HTMLElement} */ (document.getElementById("reference"));
const { document: address, tried, texts } = JSON.parse(place.dataset.settings ?? "");

/** @param {string} path @param {object} body */
const post = (path, body) =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

function ownWorld() {
  const kept = "palier-try-world";
  const name =
    sessionStorage.getItem(kept) ?? `docs-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  sessionStorage.setItem(kept, name);
  return name;
}

/**
 * `fetch` through the control API. The world is opened first: one that nobody used for half an hour is closed.
 * @param {string} world
 * @returns {(url: string, request: { method?: string, body?: string }) => Promise<Response>}
 */
const playedFetch =
  (world) =>
  async (url, { method = "GET", body }) => {
    await post("/__mock/worlds", { name: world });
    const { pathname, search } = new URL(url, location.href);
    const call = {
      method,
      path: pathname,
      query: search.slice(1),
      ...(body ? { body: JSON.parse(body) } : {}),
    };
    const played = await post(`/__mock/worlds/${world}/admins/${encodeURIComponent(tried.email)}/call`, call);
    if (!played.ok) return played;
    const { status, type, text } = await played.json();
    const headers = type === null ? {} : { "content-type": type };
    return new Response(status === 204 ? null : text, { status, headers });
  };

/** @param {string} world */
function signInLine(world) {
  const account = JSON.stringify({ email: tried.email, password: tried.password });
  return `curl -c palier.cookies '${location.origin}${tried.base}/admin/login' -H 'x-palier-world: ${world}' -H 'content-type: application/json' --data '${account}'`;
}

/**
 * Swagger UI's own resolver reads the whole document again for each operation that is opened, which takes seconds; all
 * references of ours are local. One into a schema around it stays.
 * @param {any} spec @param {any} value @param {string[]} [around] @returns {any}
 */
function resolved(spec, value, around = []) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => resolved(spec, each, around));
  const { $ref } = value;
  if (typeof $ref === "string") {
    if (around.includes($ref)) return value;
    return resolved(spec, at(spec, $ref.split("/").slice(1)), [...around, $ref]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(spec, each, around)]));
}

/** @param {any} spec @param {readonly string[]} path */
const at = (spec, path) => path.reduce((value, key) => value?.[key], spec);

/** @param {any} system */
const plugin = ({ React }) => ({
  fn: {
    resolveSubtree: async (/** @type {any} */ spec, /** @type {string[]} */ path) => ({
      errors: [],
      spec: resolved(spec, at(spec, path)),
    }),
    /** Its own filter reads names of areas alone. @param {any} areas @param {string} phrase */
    opsFilter: (areas, phrase) =>
      areas
        .map((/** @type {any} */ area, /** @type {string} */ name) =>
          area.update("operations", (/** @type {any} */ operations) =>
            operations.filter((/** @type {any} */ each) => {
              const own = ["operationId", "summary"].map((key) => each.getIn(["operation", key]));
              const text = [name, each.get("method"), each.get("path"), ...own].join(" ");
              return text.toLowerCase().includes(phrase.toLowerCase());
            }),
          ),
        )
        .filter((/** @type {any} */ area) => area.get("operations").size > 0),
  },
  components: {
    FilterContainer: (/** @type {any} */ { layoutActions }) =>
      React.createElement(
        "div",
        { className: "wrapper" },
        React.createElement("input", {
          type: "search",
          "aria-label": texts.filter,
          placeholder: texts.filter,
          onChange: (/** @type {any} */ { target }) => layoutActions.updateFilter(target.value || true),
        }),
      ),
  },
  wrapComponents: {
    InfoContainer: (/** @type {any} */ Info) => (/** @type {any} */ props) =>
      React.createElement(
        "details",
        { className: "wrapper" },
        React.createElement("summary", null, texts.conventions),
        React.createElement(Info, props),
      ),
  },
});

/** For this page alone: where an operation comes from stands in its line; the session and its token are the page's. */
function forThisPage(/** @type {any} */ spec) {
  for (const { servers, ...others } of Object.values(spec.paths))
    for (const operation of Object.values(others).filter(({ operationId }) => operationId)) {
      const origin = texts.provenance[operation["x-provenance"]];
      if (origin) operation.summary += ` · ${origin}`;
      if (servers) operation.servers = servers;
    }
  if (tried === undefined) return spec;
  delete spec.security;
  delete spec.components.securitySchemes;
  spec.components.parameters.CsrfToken.required = false;
  return spec;
}

document.documentElement.classList.toggle("dark-mode", matchMedia("(prefers-color-scheme: dark)").matches);
const answer = await fetch(address).catch(() => undefined);
if (answer?.ok) {
  const spec = forThisPage(await answer.json());
  const world = ownWorld();
  if (tried) {
    const [shown, line] = ["world", "sign-in"].map((id) => document.getElementById(id));
    shown?.append(world);
    line?.append(signInLine(world));
  }
  /** @type {any} */ (window).SwaggerUIBundle({
    domNode: place,
    spec,
    docExpansion: "none",
    defaultModelExpandDepth: 3,
    defaultModelsExpandDepth: 0,
    deepLinking: true,
    filter: true,
    showExtensions: true,
    validatorUrl: null,
    tryItOutEnabled: tried !== undefined,
    supportedSubmitMethods: tried === undefined ? [] : ["get", "post"],
    plugins: [plugin],
    requestInterceptor: (/** @type {any} */ request) =>
      Object.assign(request, {
        headers: { ...request.headers, "x-palier-world": world },
        curlOptions: ["-b palier.cookies"],
        userFetch: playedFetch(world),
      }),
  });
} else {
  const alert = /** @type {HTMLElement} */ (document.getElementById("alert"));
  alert.hidden = false;
  alert.textContent = texts.lost;
}
