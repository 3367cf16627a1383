import { giveHoursTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router";
import type { GiveHours_person$key } from "../../../__generated__/GiveHours_person.graphql.ts";
import type { GiveHoursQuery } from "../../../__generated__/GiveHoursQuery.graphql.ts";
import {
  getVoucherAccounts,
  type VoucherAccount,
} from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { fetchWithoutStore } from "../../../features/table-page/fetch-without-store.ts";
import { toasts } from "../../../shell/toasts.ts";

const loadDialog = () => import("./GiveHoursDialog.tsx").then((module) => module.GiveHoursDialog);

/** The button that opens the form, which an address with `?give=hours` opens directly. */
export function GiveHours({ person: key }: { readonly person: GiveHours_person$key }) {
  const { id, name, viewerCanGiveHours, cloudTime } = useFragment(
    graphql`
      fragment GiveHours_person on AdministeredPerson {
        id
        name
        viewerCanGiveHours
        cloudTime {
          vouchers {
            kind
            learningSpace
          }
        }
      }
    `,
    key,
  );
  const { revalidate } = useRevalidator();
  const [accounts, setAccounts] = useState<readonly VoucherAccount[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const found = await accountsFor(id);
      if (found.length === 0) toasts.error(texts.noAccounts);
      else setAccounts(found);
    } catch {
      toasts.error(texts.loadFailed);
    } finally {
      setLoading(false);
    }
  };
  useOpenByAddress(viewerCanGiveHours, open);
  usePreloadedPart(loadDialog);
  if (!viewerCanGiveHours) return null;
  const latest = cloudTime.vouchers.find(({ kind }) => kind === "cloud_modules");
  return (
    <>
      <Button size="small" isPending={isLoading} aria-label={texts.actTo(name)} onPress={() => void open()}>
        {texts.act}
      </Button>
      {accounts !== null && (
        <LazyPart
          load={loadDialog}
          isWanted
          onFailure={() => setAccounts(null)}
          props={{
            person: { id, name },
            accounts,
            fetchLatestSpace: latest?.learningSpace,
            readAccounts: async () => {
              const found = await accountsFor(id);
              if (found.length > 0) setAccounts(found);
            },
            onClose: () => setAccounts(null),
            onChanged: revalidate,
          }}
        />
      )}
    </>
  );
}

/**
 * Opens the form once if the address asks for it, and removes the parameter from the address, so that a reload does not open it
 * again.
 */
function useOpenByAddress(mayGive: boolean, open: () => Promise<void>): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = mayGive && search.get("give") === "hours";
  const openNow = useEffectEvent(() => {
    setSearch(
      (before) => {
        before.delete("give");
        return before;
      },
      { replace: true },
    );
    void open();
  });
  useEffect(() => {
    if (isAsked) openNow();
  }, [isAsked]);
}

/**
 * The accounts whose hours can be given to the person: those that the person belongs to, or, for a system admin and a person
 * without any, all accounts.
 */
async function accountsFor(id: string): Promise<readonly VoucherAccount[]> {
  const query = graphql`
    query GiveHoursQuery($id: ID!, $all: Boolean!) @raw_response_type {
      administeredPerson(id: $id) {
        id
        hoursAccounts {
          ...useVoucherAccounts_account @relay(mask: false)
        }
      }
      getCustomersForAdmin(list: vouchers) @include(if: $all) {
        ...useVoucherAccounts_account @relay(mask: false)
      }
    }
  `;
  const ask = (all: boolean) => fetchWithoutStore<GiveHoursQuery>(query, { id, all });
  const own = getVoucherAccounts((await ask(false)).administeredPerson.hoursAccounts);
  return own.length > 0 ? own : getVoucherAccounts((await ask(true)).getCustomersForAdmin ?? []);
}
