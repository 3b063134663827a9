/** Export of a million rows: time to first byte, server memory. */
import { columns, listPath } from "./building-list.ts";
import { report } from "./figure.ts";
import { timedRequest } from "./http-load.ts";
import { median } from "./median.ts";
import { mockServer, type Served } from "./served.ts";

async function reportExport(server: Served, format: string): Promise<void> {
  const path = `${listPath}-export?column_field_list=${columns.join(",")}&format=${format}`;
  const idle = server.memory();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 20);
  const { first, whole, bytes } = await timedRequest({ ...server, path });
  clearInterval(watch);
  const again: number[] = [];
  for (let time = 0; time < 5; time += 1) again.push((await timedRequest({ ...server, path }, true)).first);
  report({
    what: `${format}: first byte of the very first export`,
    value: first,
    unit: "ms",
    atMost: 100,
    detail: `then ${median(again).toFixed(0)} ms (median of five)`,
  });
  report({
    what: `${format}: memory over idle`,
    value: peak - idle,
    unit: "MiB",
    atMost: 64,
    detail: `${idle.toFixed(0)} MiB idle; ${(bytes / 2 ** 20).toFixed(0)} MiB sent in ${(whole / 1000).toFixed(1)} s`,
  });
}

for (const format of ["csv", "xlsx"]) {
  const server = await mockServer("--rows", "building=1000000");
  await reportExport(server, format);
  server.stop();
}
