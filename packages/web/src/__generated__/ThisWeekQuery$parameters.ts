/**
 * @generated SignedSource<<72cd2ed0511e70dd41667f1b46a9b701>>
 * @relayHash eb49fd32f9ae3839e07dd6914f6d3a68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 915a35bfc10f1fa72703b46fa0e27c167642adccfed8bc4eadbb21c8f2acb000

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThisWeekQuery } from './ThisWeekQuery.graphql';

const node: PreloadableConcreteRequest<ThisWeekQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "915a35bfc10f1fa72703b46fa0e27c167642adccfed8bc4eadbb21c8f2acb000",
    "metadata": {},
    "name": "ThisWeekQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
