/**
 * @generated SignedSource<<b6a806a39626d3e4e08eb66b65769102>>
 * @relayHash 0446896de836547bc72d746be21e370f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c31e274b5c9cd6807cac8b8ea57a80e37966aa10b0ca13d04501ca6e60907b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c31e274b5c9cd6807cac8b8ea57a80e37966aa10b0ca13d04501ca6e60907b8",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
