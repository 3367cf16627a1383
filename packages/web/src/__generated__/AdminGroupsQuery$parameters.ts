/**
 * @generated SignedSource<<428565a76abcbf889b0fbfb658c56045>>
 * @relayHash a4a2dc9e83420c1280619364ef6e1223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee9d9a37cdfabd69e286a5a9d02fec93d1c0f40715221927ffb041b51dbf2e19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee9d9a37cdfabd69e286a5a9d02fec93d1c0f40715221927ffb041b51dbf2e19",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
