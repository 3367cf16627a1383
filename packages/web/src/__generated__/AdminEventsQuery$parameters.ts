/**
 * @generated SignedSource<<be999d6b5f95f2eb8a9d24785c71a7e9>>
 * @relayHash 22b02b105cc466379db5995ded4d16d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876fb04631df0edd637cf1c8dfac266ebab24614a930f91a81177c6fb58c4e90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "876fb04631df0edd637cf1c8dfac266ebab24614a930f91a81177c6fb58c4e90",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
