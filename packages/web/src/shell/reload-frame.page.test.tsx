import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../test/portal/open-page.tsx";
import { later } from "../../test/portal/portal.ts";
import { environment } from "../relay/environment.ts";
import { type ReloadFrame, storeReloadFrame, takeReloadFrame } from "./frame-over-reload.ts";
import { rememberViewer } from "./use-viewer.ts";

const address = "/logbook/records/create";
const maya = {
  ...viewer(cast.maya),
  logbook: "true",
  viewerCanUseLogbook: true,
  viewerCanCreateRecord: true,
  viewerIsAttending: false,
  viewerCanResetCourseProgress: false,
  viewerAdminSections: [],
  viewerTermsToAccept: null,
};
const frame = {
  title: "Enter New Record",
  crumbs: [],
  said: { title: "Saved: Carotid artery stenting", text: "The form below is for your next case." },
  viewer: maya as ReloadFrame["viewer"],
};

test("after a save the page that is loaded again has its navigation, heading and message before any answer", async () => {
  const form = later<object>();
  history.replaceState(null, "", address);
  storeReloadFrame(frame);
  expect(takeReloadFrame()).toEqual(frame);
  rememberViewer(environment, frame.viewer);
  openPage(address, { user: maya, customerGroups: [], IRLogFormData: () => form.promise });
  await screen.findByRole("heading", { level: 1, name: "Enter New Record" });
  screen.getByText("Saved: Carotid artery stenting");
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Logbook" });
  screen.getAllByRole("link", { name: "Log a case" });
  form.resolve({});
  await waitFor(() => expect(screen.queryByText("Loading the form")).toBe(null));
});
