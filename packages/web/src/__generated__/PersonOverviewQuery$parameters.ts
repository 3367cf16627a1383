/**
 * @generated SignedSource<<cca823fbc2457b2b63da4f01875de226>>
 * @relayHash 81c211642943c6e1a7e3c4f9fe36dc04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07fa11a4b7912504f62acaab9634f7c9dd12ae43849031cd637e9fe0a19238b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07fa11a4b7912504f62acaab9634f7c9dd12ae43849031cd637e9fe0a19238b8",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
