/**
 * @generated SignedSource<<7a7f03f9811b9de1ec7844b38ecba607>>
 * @relayHash 71fbb7f4306d53fee19e516d26994801
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c063e8b907113517d6ea75336610fd5b9ee46312877650b4251d63b96dabf986

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c063e8b907113517d6ea75336610fd5b9ee46312877650b4251d63b96dabf986",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
