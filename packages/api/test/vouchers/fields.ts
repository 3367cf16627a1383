const person = "keycloak_id first_name last_name email";
const modules = "modules { moduleId name description cases { caseId name description } }";
const space = "learningSpace { id code name description image }";

/** All fields of the vouchers that a person administers. */
export const wholeVouchersQuery = `{
  getAllCloudModulesResourceAccessVouchersAsAdmin {
    id type code validFrom validTo customer { id name } ${space} creator { ${person} } createdAt modifiedAt
    archivedAt archivedByUserId used maxUses users { ${person} } first: users(limit: 1) { keycloak_id } ${modules}
    maxDurationInSeconds userQuota { user { ${person} } durationLeft acceptedAt } state viewerCanEdit viewerCanArchive
  }
}`;

/** All fields of the vouchers that a person has accepted. */
export const ownVouchersQuery = `{
  getCloudModulesResourceAccessVouchersAsTrainee {
    voucherId customer { id name } ${space} ${modules} durationLeftInSeconds validTo createdAt acceptedAt expired
  }
}`;
