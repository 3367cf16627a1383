import { contentTexts, shellTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, standAtSimulator } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

const videos = [1, 2, 3, 4].map((id) => ({ id: `video-${id}`, title: `Access: way ${id}` }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("home tells a person without a logbook so, and contains no link to it", async () => {
  const portal = openPage("/", {}, cast.nils);
  await screen.findByRole("heading", { level: 1, name: "Welcome, Nils" });
  await screen.findByText(/^Your account does not include the logbook\./);
  const main = screen.getByRole("navigation", { name: "Main" });
  expect(within(main).queryByRole("link", { name: "Logbook" })).toBe(null);
  expect(portal.count("HomeQuery")).toBe(1);
  // Only a demo account has progress to reset.
  expect(screen.queryByRole("button", { name: /reset/i })).toBe(null);
});

test("at a simulator, home appears together with its modules at the top, so that nothing moves (1.026)", async () => {
  standAtSimulator({ service_tag: "SIM-7" });
  openPage("/", {
    vistCourses: [{ id: 7, code: "CAR", version: "1", name: "Carotid", simulations: [] }],
  });
  await screen.findByRole("heading", { level: 1, name: "Welcome, Maya" });
  const areas = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(areas.indexOf("Applications")).toBeLessThan(areas.indexOf("Now"));
  screen.getByRole("link", { name: "Carotid" });
});

test("home shows that a person has no learning spaces (1.029, 5.005)", async () => {
  openPage("/");
  const spaces = await screen.findByRole("region", { name: "Learning Spaces" });
  expect(spaces.textContent).toContain("No learning spaces available");
});

test("four news articles are shown, and all of them on request", async () => {
  const newsArticles = [1, 2, 3, 4, 5].map((id) => ({
    title: `Article ${id}`,
    link: `https://news.example/${id}`,
  }));
  openPage("/", { contentSources: [{ kind: "news" }], newsArticles });
  const feed = within(await screen.findByRole("region", { name: "Feed" }));
  expect(feed.getAllByRole("article").length).toBe(4);
  await press("Show all 5 articles");
  expect(feed.getAllByRole("article").length).toBe(5);
});

test("the page of learning spaces shows that there are none", async () => {
  openPage("/learning-spaces");
  await screen.findByText("No learning spaces available");
});

test.each([
  [
    "whose source is not available",
    refusal("UNAVAILABLE", { retryAfterSeconds: 1 }),
    contentTexts.videosUnavailable,
  ],
  ["that cannot be loaded for another reason", refusal("INTERNAL"), shellTexts.fault],
])(
  "videos %s show a message, the rest of home works, and they are requested again",
  async (_why, failure, text) => {
    const portal = openPage("/", { contentSources: [{ kind: "videos" }], youtubeVideos: failure });
    const region = await screen.findByRole("region", { name: "Videos" });
    await within(region).findByText(text);
    expect(screen.getByRole("region", { name: "Learning Spaces" })).toBeTruthy();
    portal.answer({ youtubeVideos: videos });
    await userEvent.click(within(region).getByRole("button", { name: "Try again" }));
    expect(await within(region).findAllByRole("listitem")).toHaveLength(4);
  },
);

test("videos are found by their title (1.004, 1.042)", async () => {
  openPage("/videos", { youtubeVideos: [...videos, { id: "team", title: "Team: Debriefing a hard case" }] });
  await screen.findByText("Team: Debriefing a hard case");
  const main = within(screen.getByRole("main"));
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(crumbs.textContent).toMatch(/Home.*Videos/);
  const search = screen.getByRole("searchbox", { name: "Search videos" });
  await userEvent.type(search, "team hard");
  await waitFor(() => expect(main.getAllByRole("button", { name: /: / })).toHaveLength(1));
  await userEvent.clear(search);
  await userEvent.type(search, "nothing like it");
  await screen.findByText("No video matches this title.");
});

test.each([
  ["inviteCode", "acceptInvite"],
  ["voucherCode", "acceptVoucher"],
])(
  "a refused %s shows a message and is removed from the address (2.002, 2.010)",
  async (parameter, field) => {
    openPage(`/?${parameter}=grpnonsense&other=1`, { [field]: refusal("INVALID_VOUCHER") });
    expect(
      (await screen.findByText("Invitation is invalid, try another link.")).closest("[role=alert]"),
    ).not.toBe(null);
    await waitFor(() => expect(location.search).toBe("?other=1"));
  },
);

test("an invitation without an answer stays in the address and is sent again (1.043, X94)", async () => {
  const portal = openPage("/?inviteCode=grpnonsense&other=1", {
    acceptInvite: { groupName: "IR Residents", customerGroup: { id: 1 } },
  });
  portal.lose("acceptInviteMutation");
  await screen.findByText(/^The portal did not answer/);
  expect(location.search).toBe("?inviteCode=grpnonsense&other=1");
  portal.lose("acceptInviteMutation", false);
  await press("Try again");
  await screen.findByText(/successfully joined the group/);
  await waitFor(() => expect(location.search).toBe("?other=1"));
});
