import { cast, expect, signIn, test } from "./support/journey.ts";

// The test counts the controls that React renders, through its hook for developer tools, instead of measuring time.

type Fiber = {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: Element;
};

/** Runs in the page, before React does. */
function watchDrawnControls(): void {
  const drawn: string[] = [];
  const visit = (fiber: Fiber) => {
    // No component below it was rendered.
    if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      const isControl = child.type === "input" || child.type === "textarea" || child.type === "button";
      if (isControl && child.memoizedProps !== child.alternate?.memoizedProps) {
        const control = child.stateNode;
        drawn.push(
          control.getAttribute("role") ??
            control.getAttribute("aria-haspopup") ??
            control.tagName.toLowerCase(),
        );
      }
      visit(child);
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
  };
  Object.assign(globalThis, { drawn, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

test("typing in one field of the record form renders no other field again", async ({ page }) => {
  await page.addInitScript(watchDrawnControls);
  await signIn(page, cast.maya, "/logbook/records/create");
  const indication = page.getByRole("textbox", { name: "Procedure indication" });
  await indication.fill("Growing sa");
  await expect(page.getByRole("button", { name: "Add participant" })).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const drawnSoFar = () =>
    page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn.splice(0));
  const before = await drawnSoFar();
  for (const kind of ["textarea", "combobox", "listbox"]) expect(before, kind).toContain(kind);

  await indication.press("c");
  await expect(indication).toHaveValue("Growing sac");
  const drawn = await drawnSoFar();
  // There are also buttons around the form.
  expect(drawn.filter((kind) => kind !== "button")).toEqual(["textarea"]);
});
