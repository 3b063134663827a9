/** Which port to serve on, and whether it can be had. */
import { createServer } from "node:net";

/**
 * The port asked for by the environment.
 * @param {string | undefined} text the value of PORT; 4010 if unset or empty
 * @returns {number | undefined} undefined when it is not a port number (1–65535)
 */
export function portFrom(text) {
  if (text === undefined || text === "") return 4010;
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

/** Whether nobody listens on this port, on any address or on the local one alone. */
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
      // A machine without IPv6, say: only a taken or forbidden port is an answer here.
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => server.close(() => resolve(true)));
  });
}
