import { ControlClient } from "@palier/contract/control";
import type { MockApp } from "../app.ts";
import { FetchRequest } from "./fetch-request.ts";
import { fetchResponse } from "./fetch-response.ts";

/** No such place: calls never leave the process. */
const nowhere = "http://palier-mock.invalid";

/** The control API of an app in this process, without a port: same calls, same refusals. */
export const inProcessClient = (app: MockApp): ControlClient =>
  new ControlClient(nowhere, {
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const answer = await app.control.answer(new FetchRequest(request, new URL(address)));
      return fetchResponse(answer, request.method);
    },
  });
