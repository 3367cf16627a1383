import { ChevronLeft } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useLocation } from "react-router";
import { Section } from "../../../../features/section/Section.tsx";
import { AdminPage } from "../../AdminPage.tsx";
import { Ledger } from "./Ledger.tsx";

/** The page with an account's ledger: who used time, for what, and the balances afterwards. */
export function Component() {
  const { pathname } = useLocation();
  const back = (
    <LinkButton href="/admin/accounts" icon={ChevronLeft}>
      Back to the accounts
    </LinkButton>
  );
  return (
    <AdminPage
      section="accounts"
      title="Time ledger"
      documentTitle="Time ledger · Administration"
      crumbs={[{ label: "Time ledger", href: pathname }]}
      explanation="Every top-up, reservation, use and return of cloud case time, in hours. Entries are never changed."
      actions={back}
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={8} columns={4} label="Loading the ledger" />}
        wayOut={back}
      >
        <Ledger />
      </Section>
    </AdminPage>
  );
}
