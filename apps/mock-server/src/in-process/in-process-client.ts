import { ControlClient } from "@palier/contract/control";
import type { MockApp } from "../app.ts";
import { FetchRequest } from "./fetch-request.ts";
import { fetchResponse } from "./fetch-response.ts";

/** Never resolved. */
const nowhere = "http://palier-mock.invalid";

/**
 * A control client without a port.
 *
 * @example const client = inProcessClient(new MockApp());
 */
export const inProcessClient = (app: MockApp): ControlClient =>
  new ControlClient(nowhere, {
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const answer = await app.control.answer(new FetchRequest(request, new URL(address)));
      return fetchResponse(answer, request.method);
    },
  });
