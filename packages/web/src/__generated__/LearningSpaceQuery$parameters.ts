/**
 * @generated SignedSource<<1b940fa158773aa88f07364cd736d145>>
 * @relayHash bdb05853a79ed25aafc686a6d7b1cac8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09b9a1abb3c371a700681403ddf5a2d4ef6898e6d9c5fe8717fba9f3bab1c456

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpaceQuery } from './LearningSpaceQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09b9a1abb3c371a700681403ddf5a2d4ef6898e6d9c5fe8717fba9f3bab1c456",
    "metadata": {},
    "name": "LearningSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
