/**
 * @generated SignedSource<<d37b98e12af95f23eb37b2d23a04cb64>>
 * @relayHash d4be0281eb34fa35eba51be913ab3650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a4eef9485a6b5a6835ddfdf845f91e034a556fd004cefcf35bb7d6ac41ac856

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a4eef9485a6b5a6835ddfdf845f91e034a556fd004cefcf35bb7d6ac41ac856",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
