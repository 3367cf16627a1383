/**
 * @generated SignedSource<<56faecbc11f9b9e2429a9ad065dceffc>>
 * @relayHash 908de7c42ce31cbb8edf6a2d377d8569
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1079aa8e66d0d3f567cee34f08ad8893c4e8333f3efd12efb729d8fc26d1ac2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsQuery } from './GroupsQuery.graphql';

const node: PreloadableConcreteRequest<GroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1079aa8e66d0d3f567cee34f08ad8893c4e8333f3efd12efb729d8fc26d1ac2",
    "metadata": {},
    "name": "GroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
