import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { cloudWorld } from "./cloud-world.ts";
import { fillWithVouchers } from "./search-world.ts";

const postgres = await startTemporaryPostgres({
  shared_buffers: "1GB",
  shared_preload_libraries: "pg_stat_statements",
  maintenance_work_mem: "512MB",
  max_wal_size: "8GB",
});
const world = await cloudWorld(postgres, "lab", 100);
const begun = performance.now();
await fillWithVouchers(world, Number(process.argv[2] ?? 1000000));
console.log(world.url, Math.round(performance.now() - begun));
await world.close();
setInterval(() => {}, 1000);
process.on("SIGTERM", () => void postgres.stop().then(() => process.exit()));
