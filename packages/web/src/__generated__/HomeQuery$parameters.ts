/**
 * @generated SignedSource<<3d7bf34cc02401dba04935706dd72d13>>
 * @relayHash 83111a7486981d60868e251771facd0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b67a6755e7b46259d049344f0a2ab96d903987187f747183132184219161ad1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b67a6755e7b46259d049344f0a2ab96d903987187f747183132184219161ad1",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
