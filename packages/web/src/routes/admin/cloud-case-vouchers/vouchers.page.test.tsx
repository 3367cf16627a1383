import { cloudVoucherTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";

const space = { id: 2, name: "Neurointervention" };
const customer = { id: 1, name: "Northgate University Hospital" };
const account = {
  ...customer,
  viewerCanAdministerVouchers: true,
  branches: [space],
  cloudModuleTimeBalance: { spendableTimeInMs: 100 * 3_600_000 },
};
const voucher = {
  id: 7,
  name: "Residents, spring",
  state: "active",
  code: "cmrav1",
  customer,
  learningSpace: space,
  used: 1,
  maxUses: 3,
  maxDurationInSeconds: 7200,
  viewerCanEdit: true,
  viewerCanArchive: true,
  users: [{ keycloak_id: "m", first_name: "Maya", last_name: "Lindqvist" }],
};

function openVouchers(query = "", shown: object = voucher) {
  return openPage(
    `/admin/cloud-case-vouchers${query}`,
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["cloud-case-vouchers"] },
      getCustomersForAdmin: [account],
      getAllCloudModulesResourceAccessVouchersAsAdmin: ({ state }: { readonly state: string }) =>
        state === "active" ? [voucher] : [],
      countCloudModulesResourceAccessVouchersAsAdmin: ({ state }: { readonly state: string }) =>
        state === "active" ? 1 : 0,
      getCloudModulesResourceAccessVoucherAsAdmin: shown,
    },
    cast.george,
  );
}
const isFocused = async (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));

test("a new voucher has the only account, names what is missing, and asks before typed content is discarded (2.028, 2.046)", async () => {
  const portal = openVouchers();
  await userEvent.click(await screen.findByRole("button", { name: "Create voucher" }));
  const form = within(await screen.findByRole("dialog", { name: "Create voucher" }));
  expect(form.getByRole<HTMLInputElement>("combobox", { name: "Account" }).value).toBe(customer.name);
  await userEvent.click(form.getByRole("button", { name: "Create voucher" }));
  await form.findAllByText("Select an expiry date");
  form.getAllByText("Select a learning space");
  form.getAllByText("Select one or more cases");
  expect(portal.asked.some(({ name }) => /Create/.test(name))).toBe(false);
  await userEvent.type(form.getByRole("textbox", { name: "Hours per user" }), "2");
  await userEvent.type(form.getByRole("textbox", { name: "Maximum users" }), "3");
  await userEvent.tab();
  await form.findByText(/Reserves 6 hours/);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  form.getByText(/Reserves 6 hours/);
});

test("the details of a voucher have an address, and the Back button closes them (2.027)", async () => {
  openVouchers();
  const link = await screen.findByRole("link", { name: voucher.name });
  await userEvent.click(link);
  const drawer = within(await screen.findByRole("dialog", { name: "Voucher" }));
  await drawer.findByRole("heading", { name: voucher.name });
  drawer.getByText(/1 of 3 used/);
  expect(location.search).toBe("?open=7");
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: voucher.name })));
});

test("an invite link is turned off and made again, and the focus follows", async () => {
  const portal = openVouchers("?open=7");
  await userEvent.click(await screen.findByRole("button", { name: "More about the invite link" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Turn the link off" }));
  const off = { ...voucher, code: null };
  portal.answer({
    revokeResourceAccessVoucherCode: { cloudModulesVoucher: off },
    getCloudModulesResourceAccessVoucherAsAdmin: off,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Turn off link" }));
  await isFocused("Make invite link");
  portal.answer({
    regenerateResourceAccessVoucherCode: { cloudModulesVoucher: voucher },
    getCloudModulesResourceAccessVoucherAsAdmin: voucher,
  });
  await userEvent.click(screen.getByRole("button", { name: "Make invite link" }));
  await isFocused("Copy invite link");
});

test("a voucher's people are listed, and the details of an archived one say so", async () => {
  const portal = openVouchers("?open=7", {
    ...voucher,
    userQuota: [{ user: voucher.users[0], durationLeft: 7200 }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Users" }));
  const people = within(await screen.findByRole("dialog", { name: `Users of ${voucher.name}` }));
  await people.findByText("Maya Lindqvist");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
  const archived = { ...voucher, state: "archived", viewerCanArchive: false };
  portal.answer({
    archiveResourceAccessVoucher: { cloudModulesVoucher: archived },
    getCloudModulesResourceAccessVoucherAsAdmin: archived,
    getAllCloudModulesResourceAccessVouchersAsAdmin: [],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Archive voucher" }));
  await screen.findByText(cloudVoucherTexts.archived);
  await screen.findByText(new RegExp(cloudVoucherTexts.isArchived));
});
