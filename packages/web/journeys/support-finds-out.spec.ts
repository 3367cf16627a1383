import { cast, expect, getName, signIn, test, visit } from "./support/journey.ts";
import { makeToken } from "./support/session.ts";

test("Tomás reports a problem, and Ingrid finds it together with the values before and after Ruth's change (G.028)", async ({
  browser,
  page: reporter,
  request,
}) => {
  // Each try uses another folder.
  const folder = `Plans ${Date.now()}`;
  const words = `The list of my records is empty since this morning: ${folder}`;
  const headers = { authorization: `Bearer ${await makeToken(request, cast.ruth)}` };
  const send = (method: "post" | "put", path: string, data: object) =>
    request[method](`/api/s3/${path}`, { headers, data });
  await expect(await send("post", "createFolder", { folderPath: `${folder}/` })).toBeOK();
  await expect(
    await send("put", `rename/${encodeURIComponent(`${folder}/`)}`, {
      newFileKey: `${folder} of autumn/`,
      count: 0,
    }),
  ).toBeOK();

  await signIn(reporter, cast.tomas, "/logbook/records");
  await reporter.getByRole("banner").getByRole("button", { name: "Report a problem" }).click();
  const form = reporter.getByRole("dialog");
  await expect(form.getByRole("textbox", { name: "Description (Required)" })).toBeFocused();
  await reporter.keyboard.type(words);
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(reporter.getByText("Thank you for your report!")).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  const dialog = page.getByRole("dialog");
  await signIn(page, cast.ingrid, "/admin/feedback");
  await page.getByRole("link", { name: words }).click();
  await expect(dialog.getByRole("heading", { name: getName(cast.tomas) })).toBeVisible();

  await visit(page, `/admin/audit?act=library.renamed&search=${encodeURIComponent(folder)}`);
  await page.getByRole("link", { name: "File or folder renamed" }).click();
  await expect(dialog.getByRole("row", { name: `${folder}/` })).toContainText(`${folder} of autumn/`);
  await dialog.getByRole("link", { name: "Failed requests of this person" }).click();
  await expect(page.getByText(`Person: ${getName(cast.ruth)}`)).toBeVisible();
  await page.getByRole("link", { name: "Changes" }).click();
  await expect(page.getByRole("link", { name: "File or folder renamed" }).first()).toBeVisible();
  await page.context().close();
});
