/**
 * @generated SignedSource<<4605c918e03468191c14a378e28f9786>>
 * @relayHash 6ba62b1ce242c7e3cf9de3d1341810b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d313564bbb447bada763b03eacb7698ed7b4b4d47f6e669da2b5197cb0ac1392

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsQuery } from './GroupsQuery.graphql';

const node: PreloadableConcreteRequest<GroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d313564bbb447bada763b03eacb7698ed7b4b4d47f6e669da2b5197cb0ac1392",
    "metadata": {},
    "name": "GroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
