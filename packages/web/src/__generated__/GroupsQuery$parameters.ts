/**
 * @generated SignedSource<<30246b06836ceee473c68d0df02f451a>>
 * @relayHash 9300b88a3467b950b9a0a51d7d8c530d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8744b4abbc5d2520dc5acb842960786b37be0873ff80bfdc3038a13853e0f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsQuery } from './GroupsQuery.graphql';

const node: PreloadableConcreteRequest<GroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b8744b4abbc5d2520dc5acb842960786b37be0873ff80bfdc3038a13853e0f6",
    "metadata": {},
    "name": "GroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
