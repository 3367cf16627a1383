import { expect, test } from "vitest";
import { readTreeView, withTreeView } from "./tree-view.ts";

test("search and filter are in the address, and the tab stays", () => {
  const view = { text: "dose", isNotMetOnly: true };
  const address = withTreeView(new URLSearchParams("tab=result"), view);
  expect(address.toString()).toBe("tab=result&q=dose&only=not-met");
  expect(readTreeView(address)).toEqual(view);
  expect(withTreeView(address, { text: "", isNotMetOnly: false }).toString()).toBe("tab=result");
});
