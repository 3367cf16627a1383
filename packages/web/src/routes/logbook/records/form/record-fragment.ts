import { graphql } from "react-relay/hooks";

/** All fields of a record. */
export const recordFragment = graphql`
  fragment recordFragment_activity on Activity {
    id
    groupId
    groupName
    customerId
    type
    # Described fields (npm run generate):
    dateOfProcedure
    optionalIdentifier
    procedureIndication
    procedureComments
    sex
    ageCategory
    setting
    sedation
    modalityPrimary
    modalitySecondary
    doseTime
    doseSkin
    doseDap
    doseCtdi
    doseDlp
    ebl
    platelet
    inr
    inrReversal
    closureDevice
    closureDeviceComments
    onCall
    dictated
    success
    successComments
    complications
    complicationsComments
    imageFollowup
    imageFollowupNotes
    consultFollowup
    consultFollowupNotes
    # The rest:
    hospital
    attending {
      id
      firstName
      lastName
    }
    participants {
      user {
        keycloak_id
      }
      name
      role
      level
    }
    procedure {
      name
      interventionType
      organSystem
      category
      subCategory
      code
    }
    createdBy {
      keycloak_id
      first_name
      last_name
    }
    modifiedAt
    viewerCanEdit
  }
`;
