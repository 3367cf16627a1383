/**
 * @generated SignedSource<<4b6166b25882af1ec703259b805ee305>>
 * @relayHash 92eb27bbf8f63c58749765fee478f4ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd994bc912e7a38dc20149ed738b623385f35aa2875e458908c302b81ab5d21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cd994bc912e7a38dc20149ed738b623385f35aa2875e458908c302b81ab5d21",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
