import { proficiencyTexts } from "@cathedra/domain/messages";
import { ChevronLeft } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { ProficiencyRuleQuery } from "../../../../__generated__/ProficiencyRuleQuery.graphql.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { RuleForm } from "./RuleForm.tsx";

export { loader } from "./loader.ts";

const { title, explanation, notLoaded } = proficiencyTexts.settings;

/** The page on which an institution chooses its rule for proficiency, with the error rates of the rule. */
export function Component() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const back = (
    <LinkButton href="/admin/accounts" icon={ChevronLeft}>
      Back to the accounts
    </LinkButton>
  );
  return (
    <AdminPage
      section="accounts"
      title={title}
      documentTitle={`${title} · Administration`}
      crumbs={[{ label: title, href: pathname }]}
      explanation={explanation}
      actions={back}
    >
      <Section
        key={id}
        placeholder={<Skeleton kind="block" height={560} label="Loading the rule" />}
        failure={notLoaded}
        wayOut={back}
      >
        <Rule />
      </Section>
    </AdminPage>
  );
}

function Rule() {
  const { customer } = useRouteQuery<ProficiencyRuleQuery>(graphql`
    query ProficiencyRuleQuery($customerId: Int!) @preloadable {
      ...Viewer_query
      customer(customerId: $customerId) {
        ...RuleForm_account
      }
    }
  `);
  return <RuleForm account={customer} />;
}
