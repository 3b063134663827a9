/** RGAA 7.1: controls in the browser's accessibility tree, as assistive technology gets them. */
import type { Page } from "@playwright/test";

interface Node {
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Roles that need a name. */
const controls =
  "button checkbox columnheader combobox DisclosureTriangle link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox".split(
    " ",
  );

/** States that a role requires. */
const states: Readonly<Record<string, string>> = {
  checkbox: "checked",
  switch: "checked",
  radio: "checked",
  menuitemcheckbox: "checked",
  menuitemradio: "checked",
  combobox: "expanded",
  option: "selected",
  tab: "selected",
};

/** Controls without a name, or without their role's state. */
export async function mutedControls(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes.flatMap((node: Node) => {
    const role = node.role?.value ?? "";
    const has = (name: string) => node.properties?.find((property) => property.name === name)?.value.value;
    if (node.ignored || has("focusable") !== true || !controls.includes(role)) return [];
    const name = node.name?.value?.trim() ?? "";
    const state = states[role];
    const shown = `${role} « ${name} »`;
    if (name === "") return [`no name: ${shown}`];
    return state !== undefined && has(state) === undefined ? [`no ${state}: ${shown}`] : [];
  });
}
