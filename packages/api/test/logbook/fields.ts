import { clinicalFieldNames } from "@cathedra/domain/logbook";

/** Every field of a record. */
export const everyField = `
  id groupId groupName customerId type dateOfProcedure optionalIdentifier hospital
  attending { id firstName lastName }
  participantNames participants { user { keycloak_id first_name last_name email } name role level }
  procedure { name interventionType organSystem category subCategory code }
  procedureIndication ${clinicalFieldNames.join(" ")}
  createdAt createdBy { keycloak_id first_name last_name email }
  modifiedAt modifiedBy { keycloak_id first_name last_name email } viewerCanEdit viewerCanDelete
  imported { id fileName importedAt }
  confirmationState confirmationCapacity confirmedContent askedAddress { newAddressAskedAt newAddressFrom addressChangedAt } confirmation { state obstacle askedAt at by { keycloak_id } confirmed { byName } word reopeningWord viewerCanConfirmInStead viewerCanReopen viewerCanAskToReopen }`;

export const listQuery = `query ($searchParams: ActivitiesSearchParams) {
  activities(searchParams: $searchParams) {
    totalCount totalCountIsExact activities { ${everyField} }
  }
}`;

export const idsQuery = `query ($searchParams: ActivitiesSearchParams) {
  activities(searchParams: $searchParams) { totalCount totalCountIsExact activities { id optionalIdentifier } }
}`;

export const recordQuery = `query ($id: ID!) { activity(id: $id) { ${everyField} } }`;
