/**
 * @generated SignedSource<<5ff845b9cf0ffd0e5180502efb7e834d>>
 * @relayHash cc5880f04c50857282dc9ee4d67271da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2686aeebfa8e4aa38ab226871fe4d652013a69ef6c566a8a6e817b803d7111a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2686aeebfa8e4aa38ab226871fe4d652013a69ef6c566a8a6e817b803d7111a8",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
