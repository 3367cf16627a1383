import { softwareTexts } from "@cathedra/domain/messages";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const { failures } = softwareTexts;

const update = (state: object = {}) => ({
  id: "1",
  viewerCanServe: true,
  release: { software: { name: "Endo Suite", code: "endo" }, version: { semantic: "1.1.0" } },
  state: { id: "1", ...state },
});
const openUpdates = (state?: object) =>
  openPage("/system/updates?serviceTag=SIM-1", { vistAvailableReleasesForSystem: [update(state)] });
const act = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `${name} Endo Suite 1.1.0` }));
const told = () => screen.findByRole("region", { name: "Notifications" });

test.each([
  ["Download", "vistSystemSoftwareReleaseSetDownload", {}, failures.initiate.download],
  ["Install", "vistSystemSoftwareReleaseSetInstall", { downloaded: true }, failures.initiate.install],
])(
  "%s is reported if the portal refuses or cannot accept it (11.035, 11.036, 11.041)",
  async (name, field, state, text) => {
    const portal = openUpdates(state);
    portal.answer({ [field]: refusal("FORBIDDEN") });
    await act(name);
    expect((await screen.findAllByText(text)).length).toBe(1);
    expect(await told()).toHaveProperty("textContent", expect.stringContaining(failures.title));
    expect(screen.queryByText(softwareTexts.waiting)).toBe(null);
  },
);

test("the portal's explanation is shown, and refused work is not polled (11.037)", async () => {
  const portal = openUpdates({ downloaded: true });
  portal.answer({
    vistSystemSoftwareReleaseSetInstall: {
      code: "IN_USE",
      success: false,
      message: "The simulator is in use.",
    },
  });
  await act("Install");
  await screen.findByText("The simulator is in use.");
  const button = await screen.findByRole("button", { name: "Install Endo Suite 1.1.0" });
  expect(button.getAttribute("aria-disabled")).not.toBe("true");
});

test("an installation that interrupts someone starts only after a confirmation", async () => {
  const portal = openUpdates({ downloaded: true });
  const answered: unknown[] = [];
  portal.answer({
    vistSystemSoftwareReleaseSetInstall: (variables: { evenIfSignedIn?: boolean }) => {
      answered.push(variables.evenIfSignedIn);
      return variables.evenIfSignedIn === true
        ? { code: "STARTED", success: true, message: "" }
        : { code: "SIGNED_IN", success: false, message: "Maya is signed in." };
    },
  });
  await act("Install");
  let question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Maya is signed in.");
  await userEvent.click(within(question).getByRole("button", { name: softwareTexts.signedIn.cancel }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
  expect(answered).toEqual([false]);
  await act("Install");
  question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: softwareTexts.signedIn.confirm }));
  await screen.findByText(softwareTexts.started.install("Endo Suite"));
  expect(answered).toEqual([false, false, true]);
});

test("loading, missing and failed documents are reported (11.012-11.014)", async () => {
  const portal = openUpdates();
  const toggle = await screen.findByRole("button", { name: /details: Endo Suite/ });
  portal.answerRest("GET /api/s3/documentation/endo/1.1.0", () => new Promise(() => {}));
  await userEvent.click(toggle);
  await screen.findByText(softwareTexts.documentsLoading);
  await userEvent.click(toggle);
  portal.answerRest("GET /api/s3/documentation/endo/1.1.0", () => Response.json({}));
  await userEvent.click(toggle);
  await screen.findByText(softwareTexts.noDocuments);
  await userEvent.click(toggle);
  portal.answerRest("GET /api/s3/documentation/endo/1.1.0", () => new Response("", { status: 500 }));
  await userEvent.click(toggle);
  await screen.findByText(softwareTexts.documentsFailed);
  portal.answerRest("GET /api/s3/documentation/endo/1.1.0", () => Response.json({}));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(softwareTexts.noDocuments);
});

test("software is found by name and can be sorted (11.005, 11.006, 11.008)", async () => {
  openUpdates();
  const search = await screen.findByRole("searchbox", { name: "Search by software name" });
  await userEvent.type(search, "nothing like it");
  await screen.findByText("No software matches.");
  await userEvent.clear(search);
  await userEvent.type(search, "ENDO");
  await screen.findByRole("article", { name: "Endo Suite" });
  await userEvent.click(screen.getByRole("button", { name: /Sort by/ }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Newest First",
    "Oldest First",
    "Name (A-Z)",
    "Name (Z-A)",
  ]);
});

test("without a service tag a message is shown instead of a refusal (X34)", async () => {
  openPage("/system/updates");
  await screen.findByText(/^Could not determine service tag/);
});

test("an unknown simulator is named in the message", async () => {
  openPage("/system/updates?serviceTag=NOBODYS", { vistAvailableReleasesForSystem: refusal("NOT_FOUND") });
  await screen.findByText(/^You have no access to simulator NOBODYS/);
});
