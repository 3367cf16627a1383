/** Every field of a record. */
export const everyField = `
  id groupId groupName customerId type dateOfProcedure optionalIdentifier hospital sex ageCategory setting
  attending { id firstName lastName }
  participantNames participants { user { keycloak_id first_name last_name email } name role level }
  procedure { name interventionType organSystem category subCategory code }
  procedureIndication procedureComments modalityPrimary modalitySecondary
  doseTime doseCtdi doseDlp doseDap doseSkin onCall success successComments dictated complications
  complicationsComments ebl sedation platelet inr inrReversal closureDevice closureDeviceComments
  imageFollowup imageFollowupNotes consultFollowup consultFollowupNotes
  createdAt createdBy { keycloak_id first_name last_name email }
  modifiedAt modifiedBy { keycloak_id first_name last_name email } viewerCanEdit viewerCanDelete`;

export const listQuery = `query ($searchParams: ActivitiesSearchParams) {
  activities(searchParams: $searchParams) {
    totalCount totalCountIsExact activities { ${everyField} }
  }
}`;

export const idsQuery = `query ($searchParams: ActivitiesSearchParams) {
  activities(searchParams: $searchParams) { totalCount totalCountIsExact activities { id optionalIdentifier } }
}`;

export const recordQuery = `query ($id: ID!) { activity(id: $id) { ${everyField} } }`;
