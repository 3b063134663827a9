/** Answers given bytes: no mock server can be faster. */
import { createServer } from "node:http";

process.on("message", (answer: { headers: [string, string][]; body: string }) => {
  const head = answer.headers.flat();
  const body = Buffer.from(answer.body);
  const server = createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : undefined);
  });
});
