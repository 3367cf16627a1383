import { graphql } from "react-relay/hooks";

/** A page of one's own logbook with all that a file holds of a record. The worker fetches it itself, without the Relay store. */
export const ownLogbookQuery = graphql`
  query ownLogbookQuery($limit: Int!, $after: ID, $changedSince: DateTime) {
    ownLogbook(limit: $limit, after: $after, changedSince: $changedSince) {
      totalCount
      readAt
      next
      entries {
        part
        record {
          id
          customerId
          groupId
          groupName
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
            interventionType
            organSystem
            category
            subCategory
            name
            code
          }
          confirmation {
            state
            askedAt
            at
            word
            by {
              keycloak_id
              first_name
              last_name
            }
            confirmed {
              byName
              byAddress
              capacity
              reason
              at
              recordVersion
              attending
              hospital
              procedure
            }
          }
          imported {
            id
            importedAt
            fileName
          }
          createdAt
          createdBy {
            keycloak_id
            first_name
            last_name
          }
          modifiedAt
          modifiedBy {
            keycloak_id
            first_name
            last_name
          }
        }
      }
    }
  }
`;
