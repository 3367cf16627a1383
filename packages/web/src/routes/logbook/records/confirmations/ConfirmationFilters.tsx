import { fullName } from "@cathedra/domain";
import { confirmationListTexts, confirmationTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { Select } from "@cathedra/ui-kit/Select";
import { Text } from "@cathedra/ui-kit/Text";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ConfirmationBar_page$key } from "../../../../__generated__/ConfirmationBar_page.graphql.ts";
import * as css from "./confirmations.css.ts";
import { type ConfirmationList, type ConfirmationsView, confirmationLists } from "./confirmations-view.ts";

export type ConfirmationFiltersProps = {
  readonly page: ConfirmationBar_page$key;
  readonly view: ConfirmationsView;
  readonly onChange: (next: Partial<ConfirmationsView>) => void;
};

/** Describes which records are shown: the list, and the trainee. */
export function ConfirmationFilters({ page, view, onChange }: ConfirmationFiltersProps) {
  const { trainees, counts } = useFragment(
    graphql`
      fragment ConfirmationBar_page on LogbookConfirmationsPage {
        trainees {
          person {
            keycloak_id
            first_name
            last_name
          }
          count
        }
        counts {
          open
          reopening
        }
      }
    `,
    page,
  );
  const isPhone = useMedia(media.narrow);
  const numbers: Partial<Record<ConfirmationList, number>> = counts;
  const lists = confirmationLists.map((list) => {
    const count = numbers[list] ?? 0;
    const label = confirmationListTexts.lists[list];
    return { value: list, label: count > 0 ? `${label} (${countText(count)})` : label };
  });
  const people = trainees.map(({ person, count }) => ({
    value: person.keycloak_id ?? "",
    label: `${fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" })} (${countText(count)})`,
  }));
  // Once the filter by trainee was offered it stays, so that the cards below do not move when the last record of another trainee
  // is answered.
  const [offersTrainees, setOffersTrainees] = useState(false);
  const hasTrainees = offersTrainees || people.length > 1 || view.trainee !== null;
  if (hasTrainees !== offersTrainees) setOffersTrainees(hasTrainees);
  return (
    <div className={css.bar}>
      <Select
        label={confirmationListTexts.list}
        isLabelHidden={isPhone}
        options={lists}
        value={view.list}
        onChange={(value) =>
          onChange({ list: confirmationLists.find((each) => each === value) ?? "open", trainee: null })
        }
      />
      {hasTrainees && (
        <Select
          label={confirmationListTexts.trainee}
          isLabelHidden={isPhone}
          options={people}
          emptyLabel={confirmationListTexts.anybody}
          value={view.trainee}
          onChange={(trainee) => onChange({ trainee })}
        />
      )}
      {counts.reopening > 0 && view.list !== "reopening" && (
        <div className={css.notice}>
          <Text size={isPhone ? "caption" : "small"}>
            {`${confirmationTexts.toReopen(counts.reopening)} `}
            <Link href="/logbook/confirmations?list=reopening">{confirmationTexts.see}</Link>
          </Text>
        </div>
      )}
    </div>
  );
}

/** A count as text; numbers beyond the portal's counting limit are shown as "more than". */
function countText(count: number): string {
  return count >= 1000 ? "1,000+" : String(count);
}
