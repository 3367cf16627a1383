/**
 * @generated SignedSource<<4cac665788297b18d7bc88487c8ce4b7>>
 * @relayHash db6e2c005166aa111300167fb9aa7d4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b293fc98d06f7a3a77fff32987f64af282ac1335c9ba89651b2b45480a7065a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b293fc98d06f7a3a77fff32987f64af282ac1335c9ba89651b2b45480a7065a3",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
