import { expect, test } from "vitest";
import { contract, routesOf, waitingRows } from "../index.ts";

const lists = routesOf(contract).filter(({ meta }) => meta.kind === "table");

test.each(Object.entries(waitingRows))(
  "A24 %s counts rows of a list that takes its filters, each as it stands",
  (_name, { list, filters }) => {
    const route = lists.find(({ meta }) => meta.template === list);
    const known = Object.keys(route?.query?.shape ?? {});
    expect(Object.keys(filters).filter((name) => !known.includes(name))).toEqual([]);
    expect(route?.query?.safeParse(filters).error).toBeUndefined();
  },
);
