import { mockWorld } from "@palier/mock-server/msw";
import { setupServer } from "msw/node";

const world = mockWorld();
const server = setupServer(...world.handlers);
server.listen();
await world.signIn();
await world.fault({ route: "building.list", status: 503, times: 1 });
const refused = await fetch("https://palier.test/api/admin/building/ajax-list");
console.log(refused.status, (await world.calls({ status: "5xx" })).length);
server.close();
