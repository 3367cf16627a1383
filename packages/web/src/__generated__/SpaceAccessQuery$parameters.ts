/**
 * @generated SignedSource<<74bff78187a4b650f04c89ab058b0fe9>>
 * @relayHash 451aa86b7aab404b1fb6910544f61ce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00b7d5e055b87cabd55d89ae3150dc0af4be1cfd726e8fe845ef4de2cd47abe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceAccessQuery } from './SpaceAccessQuery.graphql';

const node: PreloadableConcreteRequest<SpaceAccessQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00b7d5e055b87cabd55d89ae3150dc0af4be1cfd726e8fe845ef4de2cd47abe1",
    "metadata": {},
    "name": "SpaceAccessQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
