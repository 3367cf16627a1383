import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sessions } from "../../../../../src/auth/auth.ts";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";

const create = "/logbook/records/create";
const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const savedAt = "2026-11-02T09:00:00.000Z";

type Kept = { readonly revision: number; readonly content: string };
type Sent = {
  readonly draft: { readonly id: string; readonly revision: number | null; readonly content: string };
};

/** Opens the page with a portal that stores drafts, which a test can also change as another device would. */
function openForm(address: string, answers: object = {}) {
  const drafts = new Map<string, Kept>();
  const getDraft = (id: string, { revision }: Kept) => ({ id, revision, savedAt, expiresAt: savedAt });
  const portal = openPage(address, {
    customerGroups: northgateGroups.slice(0, 1).map((group) => ({ ...group, members })),
    IRLogFormData: { attending: [], hospitals: [] },
    logbookDrafts: () => [...drafts].map(([id, kept]) => getDraft(id, kept)),
    logbookDraft: ({ id }: { id: string | null }) => {
      const kept = drafts.get(id ?? "");
      return kept === undefined ? null : { draft: getDraft(id ?? "", kept), content: kept.content };
    },
    saveLogbookDraft: ({ draft: { id, revision, content } }: Sent) => {
      const kept = drafts.get(id);
      if (kept !== undefined && kept.revision !== revision)
        return { outcome: "changedMeanwhile", draft: getDraft(id, kept), content: kept.content };
      const next = { revision: (revision ?? 0) + 1, content };
      drafts.set(id, next);
      return { outcome: "saved", draft: getDraft(id, next) };
    },
    discardLogbookDraft: ({ id }: { id: string }) => {
      drafts.delete(id);
      return id;
    },
    ...answers,
  });
  const wordsIn = (id: string) => JSON.parse(drafts.get(id)?.content ?? "null")?.form.procedureIndication;
  return { ...portal, drafts, wordsIn };
}
type Form = ReturnType<typeof openForm>;

const indication = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Procedure indication" });
const typed = (text: string) => waitFor(async () => expect((await indication()).value).toBe(text));
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const draftId = () => new URLSearchParams(location.search).get("draft") ?? "";
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const answerQuestion = async (name: string) => {
  const question = await screen.findByRole("dialog", { name: "Keep this record as a draft?" });
  await userEvent.click(within(question).getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
};
/** Types the text, waits until the portal has stored it, and returns the id of the draft. */
async function type(form: Form, text: string): Promise<string> {
  const field = await indication();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  const id = draftId();
  await waitFor(() => expect(form.wordsIn(id)).toBe(text));
  return id;
}
/** Loads the page at another address, as entering it in the address bar does. */
function load(form: Form, address: string): void {
  history.replaceState(null, "", address);
  form.reload();
}

test("each new record is a separate draft, is restored as typed, and is listed in the logbook", async () => {
  const form = openForm(create);
  const first = await type(form, "First case");
  load(form, create);
  await typed("");
  // A form that was only opened is not a draft.
  expect([...form.drafts.keys()]).toEqual([first]);
  const second = await type(form, "Second case");
  expect(second).not.toBe(first);
  load(form, `${create}?draft=${first}`);
  await typed("First case");
  await screen.findByText(/What you typed on .* has been restored. It is not saved yet./);
  load(form, "/logbook");
  const drafts = within(await screen.findByRole("region", { name: "2 unfinished records" }));
  const links = drafts.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([first, second].map((id) => `${create}?draft=${id}`));
});

test("Cancel leaves an empty form, and asks what to do with typed content", async () => {
  const form = openForm(create);
  await indication();
  await press("Cancel");
  await isAt("/logbook/records");

  load(form, create);
  const id = await type(form, "Stay");
  await press("Cancel");
  await answerQuestion("Keep editing");
  await typed("Stay");
  await press("Cancel");
  await answerQuestion("Keep draft");
  await isAt("/logbook/records");
  expect(form.wordsIn(id)).toBe("Stay");
});

test("a discarded draft is restored by Undo, and is otherwise gone", async () => {
  const form = openForm(create);
  const id = await type(form, "Back");
  await press("Cancel");
  await answerQuestion("Discard draft");
  await isAt("/logbook/records");
  expect(form.drafts.size).toBe(0);
  await press("Undo");
  await typed("Back");
  expect(form.wordsIn(id)).toBe("Back");

  load(form, "/logbook");
  await press(/^Discard the draft/);
  await screen.findByText("Draft discarded.");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Unfinished record" })).toBe(null));
  load(form, `${create}?draft=${id}`);
  await typed("");
});

test("if the same field was changed on two devices, the person chooses", async () => {
  const form = openForm(create);
  const id = await type(form, "Pain");
  const { content = "" } = form.drafts.get(id) ?? {};
  form.drafts.set(id, { revision: 2, content: content.replace("Pain", "Pain at night") });
  await userEvent.type(await indication(), " by day");
  const question = within(
    await screen.findByRole("dialog", { name: "This draft was changed elsewhere too" }),
  );
  await userEvent.click(question.getByText("Take theirs"));
  await userEvent.click(question.getByRole("button", { name: "Keep these" }));
  await typed("Pain at night");
  await waitFor(() => expect(form.drafts.get(id)?.revision).toBe(3));
  expect(form.wordsIn(id)).toBe("Pain at night");
});

test("text typed in an expired session is there after the next sign-in, and is sent", async () => {
  const form = openForm(create);
  const id = await type(form, "Begun");
  form.become("session over");
  // The text is entered at once, because the dialog that follows would take later keys.
  (await indication()).focus();
  await userEvent.paste(", and more");
  await screen.findByRole("dialog", { name: "Your session has expired" });
  form.become("answering");
  sessions.start({ accessToken: "token", expiresAt: Number.MAX_SAFE_INTEGER });
  form.reload();
  await typed("Begun, and more");
  await waitFor(() => expect(form.wordsIn(id)).toBe("Begun, and more"));
});

test("unsaved changes of a record are kept with it until they are discarded", async () => {
  const record = aRecord({ procedureIndication: "Before" });
  const address = `/logbook/records/${record.id}`;
  const form = openForm(address, { activity: { ...record, confirmationState: "unasked" } });
  const field = await indication();
  await userEvent.clear(field);
  await userEvent.type(field, "Changed");
  await waitFor(() => expect(form.wordsIn(record.id)).toBe("Changed"));
  form.reload();
  await typed("Changed");
  await press("Discard draft");
  await typed("Before");
  expect(form.drafts.size).toBe(0);
  form.reload();
  await typed("Before");
  expect(screen.queryByRole("button", { name: "Discard draft" })).toBe(null);
});

test("clinical answers survive a reload, including invalid numbers, and the outline links to them", async () => {
  const form = openForm(create);
  const pick = async (group: string, option: string) =>
    userEvent.click(
      within(await screen.findByRole("radiogroup", { name: group })).getByRole("radio", { name: option }),
    );
  const why = () =>
    screen.findByRole<HTMLInputElement>("textbox", { name: "Why was the procedure not successful?" });
  await press(/^Clinical Manager/);
  await pick("On call", "Yes");
  await pick("Successful", "No");
  await userEvent.type(await why(), "Access");
  await press(/^Additional Clinical Data/);
  await pick("Primary modality", "Fluoroscopy");
  await userEvent.type(await screen.findByRole("textbox", { name: "Skin dose (mGy)" }), "lots");
  await waitFor(() => expect(form.drafts.get(draftId())?.content).toContain("lots"));

  form.reload();
  await press(/^Additional Clinical Data/);
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Skin dose (mGy)" })).value).toBe(
    "lots",
  );
  expect((await button(/^Clinical Manager/)).textContent).toContain("3 filled in");
  const outline = within(screen.getByRole("navigation", { name: "Parts of the form" }));
  await userEvent.click(outline.getByText("Clinical Manager"));
  expect((await why()).value).toBe("Access");
  await press("Discard draft");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Skin dose (mGy)" })).toBe(null));
  expect((await button(/^Clinical Manager/)).textContent).not.toContain("filled in");
});

test("signing out asks before it loses a draft that could not be sent", async () => {
  const form = openForm(create);
  const id = await type(form, "Kept");
  form.become("offline");
  await userEvent.type(await indication(), ", too");
  await screen.findByText(/^Draft kept in this browser until/);
  await press("Sign Out");
  const question = await screen.findByRole("alertdialog", {
    name: "Sign out and discard what was not sent?",
  });
  await userEvent.click(within(question).getByRole("button", { name: "Stay signed in" }));
  await typed("Kept, too");
  form.become("answering");
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(form.wordsIn(id)).toBe("Kept, too"));
});
