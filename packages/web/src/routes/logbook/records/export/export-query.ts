import { graphql } from "react-relay/hooks";

/** Everything of the records that an export holds, in one answer. It goes past the store, from the worker itself. */
export const exportQuery = graphql`
  query exportQuery($searchParams: ActivitiesSearchParams!) {
    activities(searchParams: $searchParams) {
      totalCount
      activities {
        id
        dateOfProcedure
        optionalIdentifier
        hospital
        sex
        ageCategory
        setting
        attending {
          firstName
          lastName
        }
        participants {
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
        procedureIndication
        procedureComments
        modalityPrimary
        modalitySecondary
        doseTime
        doseSkin
        doseDap
        doseCtdi
        doseDlp
        onCall
        success
        successComments
        dictated
        complications
        complicationsComments
        ebl
        sedation
        platelet
        inr
        inrReversal
        closureDevice
        closureDeviceComments
        imageFollowup
        imageFollowupNotes
        consultFollowup
        consultFollowupNotes
      }
    }
  }
`;
