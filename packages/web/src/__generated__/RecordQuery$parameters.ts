/**
 * @generated SignedSource<<c7fb6ed89524542dd38ef252accb29bb>>
 * @relayHash 5b17f85d59cabd37f1661a594a1d8dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35b6eac2c661ac42e5adff60c8c4532fc4502776727f77e215ef3861184b7cbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35b6eac2c661ac42e5adff60c8c4532fc4502776727f77e215ef3861184b7cbe",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
