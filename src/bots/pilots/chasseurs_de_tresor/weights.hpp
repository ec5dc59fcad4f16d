// Learned, not written: what each feature is worth, as a curve over the jewels still in the house. docs/BOTS.md tells how.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/features.hpp"

namespace minuit::hunters {

// clang-format off
inline constexpr Curves kClassicCurves{{
    {1.687F, -1.084F, 0.6928F},  // one
    {-0.002128F, -0.00473F, -0.08724F},  // laden_way_out
    {-0.00455F, 0.009833F, -0.02308F},  // fetch_way
    {-0.01111F, 0.01263F, -0.1602F},  // fetched_out
    {-0.02838F, 0.02252F, -0.002144F},  // unfetched_out
    {-0.09171F, 0.1591F, -0.08898F},  // unfetched
    {0.02271F, 0.1026F, -0.06823F},  // idle_way_out
    {-0.02903F, 0.1835F, -0.1173F},  // longest_way
    {-0.03594F, -0.2189F, 0.155F},  // one_safe
    {-0.0914F, -0.1895F, 0.1692F},  // one_due
    {-0.04949F, -0.1593F, 0.08847F},  // one_safe_met
    {-0.08589F, -0.05146F, 0.07605F},  // one_due_met
    {-0.1921F, -0.2819F, 0.347F},  // two_safe
    {-0.2708F, -0.1058F, -0.03124F},  // two_due
    {-0.1727F, -0.029F, -0.05193F},  // two_safe_met
    {-0.2387F, 0.1069F, -0.1296F},  // two_due_met
    {-0.01546F, 0.07994F, -0.4768F},  // two_due_laden
    {0.002461F, 0.03387F, 0.01686F},  // hunters_at_ghosts
    {-0.3905F, -0.2215F, -0.3316F},  // spirits
    {-0.07762F, -0.1484F, -0.3163F},  // spirits_3
    {-0.1183F, -0.09886F, -0.4727F},  // spirits_4
    {-0.1299F, -0.06456F, -1.11F},  // spirits_5
    {0.2778F, 0.1621F, -0.2813F},  // spirits_met_by_two
    {0.2125F, -0.1787F, -1.775F},  // held_alone
    {0.01765F, 0.2409F, -0.9087F},  // held_in_company
    {-0.033F, 0.201F, -0.2712F},  // help_way
    {-0.2047F, 0.3282F, 0.1038F},  // haunted_jewels
    {0.01426F, -0.03696F, -0.004943F},  // letters_in_pile
    {0.02908F, -0.04086F, 0.002582F},  // pile
    {0.0F, 0.0F, 0.0F},  // locked
    {0.0F, 0.0F, 0.0F},  // wanted_carried
    {0.0F, 0.0F, 0.0F},  // wanted_known
    {0.0F, 0.0F, 0.0F},  // wanted_way
    {0.0F, 0.0F, 0.0F},  // chain
    {0.0F, 0.0F, 0.0F},  // stray
    {0.0F, 0.0F, 0.0F},  // stray_gap
    {0.0F, 0.0F, 0.0F},  // stray_way_out
    {0.0F, 0.0F, 0.0F},  // hidden
    {0.0F, 0.0F, 0.0F},  // free_hunters
    {0.0F, 0.0F, 0.0F},  // free_0
    {0.0F, 0.0F, 0.0F},  // free_1
    {0.0F, 0.0F, 0.0F},  // fetch_gap
    {0.0F, 0.0F, 0.0F},  // fetch_hidden
}};
inline constexpr Curves kAdvancedCurves{{
    {1.687F, -1.084F, 0.6928F},  // one
    {-0.002128F, -0.00473F, -0.08724F},  // laden_way_out
    {-0.00455F, 0.009833F, -0.02308F},  // fetch_way
    {-0.01111F, 0.01263F, -0.1602F},  // fetched_out
    {-0.02838F, 0.02252F, -0.002144F},  // unfetched_out
    {-0.09171F, 0.1591F, -0.08898F},  // unfetched
    {0.02271F, 0.1026F, -0.06823F},  // idle_way_out
    {-0.02903F, 0.1835F, -0.1173F},  // longest_way
    {-0.03594F, -0.2189F, 0.155F},  // one_safe
    {-0.0914F, -0.1895F, 0.1692F},  // one_due
    {-0.04949F, -0.1593F, 0.08847F},  // one_safe_met
    {-0.08589F, -0.05146F, 0.07605F},  // one_due_met
    {-0.1921F, -0.2819F, 0.347F},  // two_safe
    {-0.2708F, -0.1058F, -0.03124F},  // two_due
    {-0.1727F, -0.029F, -0.05193F},  // two_safe_met
    {-0.2387F, 0.1069F, -0.1296F},  // two_due_met
    {-0.01546F, 0.07994F, -0.4768F},  // two_due_laden
    {0.002461F, 0.03387F, 0.01686F},  // hunters_at_ghosts
    {-0.3905F, -0.2215F, -0.3316F},  // spirits
    {-0.07762F, -0.1484F, -0.3163F},  // spirits_3
    {-0.1183F, -0.09886F, -0.4727F},  // spirits_4
    {-0.1299F, -0.06456F, -1.11F},  // spirits_5
    {0.2778F, 0.1621F, -0.2813F},  // spirits_met_by_two
    {0.2125F, -0.1787F, -1.775F},  // held_alone
    {0.01765F, 0.2409F, -0.9087F},  // held_in_company
    {-0.033F, 0.201F, -0.2712F},  // help_way
    {-0.2047F, 0.3282F, 0.1038F},  // haunted_jewels
    {0.01426F, -0.03696F, -0.004943F},  // letters_in_pile
    {0.02908F, -0.04086F, 0.002582F},  // pile
    {0.0F, 0.0F, 0.0F},  // locked
    {0.0F, 0.0F, 0.0F},  // wanted_carried
    {0.0F, 0.0F, 0.0F},  // wanted_known
    {0.0F, 0.0F, 0.0F},  // wanted_way
    {0.0F, 0.0F, 0.0F},  // chain
    {0.0F, 0.0F, 0.0F},  // stray
    {0.0F, 0.0F, 0.0F},  // stray_gap
    {0.0F, 0.0F, 0.0F},  // stray_way_out
    {0.0F, 0.0F, 0.0F},  // hidden
    {0.0F, 0.0F, 0.0F},  // free_hunters
    {0.0F, 0.0F, 0.0F},  // free_0
    {0.0F, 0.0F, 0.0F},  // free_1
    {0.0F, 0.0F, 0.0F},  // fetch_gap
    {0.0F, 0.0F, 0.0F},  // fetch_hidden
}};
// clang-format on

}  // namespace minuit::hunters
