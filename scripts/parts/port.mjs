import { createServer } from "node:net";

/**
 * @param {string | undefined} text PORT; defaults to 4010 if unset or empty
 * @returns {number | undefined} undefined when it is no port number (1–65535)
 */
export function portFrom(text) {
  if (text === undefined || text === "") return 4010;
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

/** On all addresses and on the local one. */
export async function isPortFree(/** @type {number} */ port) {
  return (await canListen(port, undefined)) && (await canListen(port, "127.0.0.1"));
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      // Others, such as missing IPv6, do not mean that the port is taken or forbidden.
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => server.close(() => resolve(true)));
  });
}
