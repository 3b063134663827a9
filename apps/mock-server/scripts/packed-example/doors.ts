/** Only compiled, never run. */
import { MockApp } from "@palier/mock-server";
import { type MockWorld, mockWorld } from "@palier/mock-server/msw";
import { startServer } from "@palier/mock-server/node";

export async function everyDoor(): Promise<string> {
  const server = await startServer({ port: 0 });
  const world: MockWorld = mockWorld({ app: new MockApp({ seed: "7" }) });
  const [first] = await world.calls({ route: "building.list", status: 200 });
  const status: number | undefined = first?.status;
  // @ts-expect-error a fault knows its own words
  await world.fault({ stats: 500 });
  return `${server.url} ${status}`;
}
