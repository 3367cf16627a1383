import { useLazyLoadQuery } from "react-relay/hooks";
import type { useOperationPollQuery } from "../../__generated__/useOperationPollQuery.graphql.ts";
import { OperationCard } from "./OperationCard.tsx";
import { operationQuery } from "./use-operation-poll.ts";

export type OperationByIdProps = {
  readonly id: string;
  readonly title: string;
  readonly onChanged: () => void;
};

/** Long work of which nothing but its number is known, as a REST call answers it. */
export function OperationById({ id, title, onChanged }: OperationByIdProps) {
  const { operation } = useLazyLoadQuery<useOperationPollQuery>(
    operationQuery,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  return operation == null ? null : (
    <OperationCard title={title} operation={operation} onChanged={onChanged} />
  );
}
